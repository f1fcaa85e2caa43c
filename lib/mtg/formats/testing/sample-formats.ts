/** Returns a format file for tests. Its lists and sets are made up. */
export const createSampleFormats = () => ({
  format: "grimoire-formats/1",
  source: "A sample of a test",
  sets: [
    {
      ...{ code: "zza", ja: "試しのセット", en: "Trial Set", released: "2001-02-05" },
      ...{ kind: "expansion", block: "invasion" },
    },
  ],
  lists: [
    { format: "type1", from: "1999-10-01", restricted: ["Reed Warden", "Sol Ring"], banned: ["Chaos Orb"] },
    { format: "standard", from: "2001-03-01", restricted: [], banned: ["Salt Flats"] },
  ],
});
