import { Client } from "./support/client";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";

test("a user is signed in by request, as the form does, and a stranger is not", async ({ client, world }) => {
  const { email, password } = await world.createUser();
  const { csrfToken } = (await client.get("/api/auth/csrf")).json();
  const answer = await client.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password, json: "true" },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(client.cookie("next-auth.session-token")).toBeDefined();
  const mine = await client.get("/api/accounts/me/export");
  expect(mine.status).toBe(200);
  expect(mine.text).toContain(email);
  expect((await new Client(siteAddress()).get("/api/accounts/me/export")).status).toBe(401);
});

test("a made session signs in as well, and dies with its row", async ({ world }) => {
  const { client } = await world.createSignedIn();
  expect((await client.get("/api/accounts/me/export")).status).toBe(200);
  await world.remove();
  expect((await client.get("/api/accounts/me/export")).status).toBe(401);
});
