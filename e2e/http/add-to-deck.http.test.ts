import { expect, test } from "./support/test";

test("nobody else's decks are offered", async ({ client, world }) => {
  const owner = await world.createUser({ name: "持ち主" });
  await world.createDeck(owner, { name: "見せないデッキ", visibility: "private", lines: [] });
  const { client: stranger } = await world.createSignedIn({ name: "よその人" });
  expect((await stranger.get("/api/decks")).json()).toEqual({ decks: [] });
  expect((await client.get("/api/decks")).status).toBe(401);
});

test("without script no button is offered that nobody hears", async ({ client }) => {
  for (const path of ["/cards?q=走り火", "/cards/走り火"]) {
    const page = await client.open(path);
    expect(page.document.querySelectorAll("[data-add]").length, path).toBeGreaterThan(0);
    // Until the script hears them they take no press; among results they come with it.
    for (const button of page.document.querySelectorAll("button[data-by]"))
      expect(button.getAttribute("disabled"), path).not.toBeNull();
    expect(page.select("[data-add] button"), path).toHaveLength(0);
  }
});
