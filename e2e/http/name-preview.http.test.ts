import { expect, test } from "./support/test";

test("a face is sent for a look at the name of a card, in each language, and for no other name", async ({ client }) => {
  for (const lang of ["ja", "en"]) {
    const answer = await client.get(`/api/previews/x/${lang}/三冊の取り寄せ`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ card: { name: "三冊の取り寄せ" } });
  }
  expect((await client.get("/api/previews/x/ja/そんなカードはない")).status).toBe(404);
});
