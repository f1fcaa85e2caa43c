import { createSession } from "../prisma/factories/create-session";
import { expect, test } from "./support/test";

test("a user of the test's own is signed in by request, and a stranger's window is not", async ({
  context,
  strangersPage,
  world,
}) => {
  const user = await world.createSignedIn(context);
  const mine = await context.request.get("/api/accounts/me/export");
  expect(mine.status()).toBe(200);
  expect(JSON.stringify(await mine.json())).toContain(user.email);
  expect((await strangersPage.request.get("/api/accounts/me/export")).status()).toBe(401);
});

test("a made session signs in as well, and dies with its row", async ({ context, baseURL, world }) => {
  const user = await world.createUser();
  const { cookie } = await createSession(user);
  await context.addCookies([{ ...cookie, url: baseURL }]);
  expect((await context.request.get("/api/accounts/me/export")).status()).toBe(200);
  await world.remove();
  expect((await context.request.get("/api/accounts/me/export")).status()).toBe(401);
});
