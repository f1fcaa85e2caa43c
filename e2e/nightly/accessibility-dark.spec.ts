import { lookInTheDark, sweep } from "../support/accessibility/sweep";
import { READERS, TABLE } from "../support/accessibility/table";
import { MAKE } from "../support/accessibility/world";
import { carryAxe } from "../support/accessible";
import { expect, test } from "../support/test";

for (const lang of ["ja", "en"] as const)
  for (const reader of READERS)
    test(`every page of ${reader} has enough contrast in the dark, in ${lang}`, async ({
      page,
      context,
      world,
      allowMessages,
    }, { parallelIndex }) => {
      allowMessages(/status of (404|410)/);
      test.setTimeout(1_800_000);
      page.setDefaultNavigationTimeout(60_000);
      await carryAxe(context);
      const places = await MAKE[reader](world, context, parallelIndex);
      const faults = await lookInTheDark(page, TABLE[reader], places, lang);
      expect(faults).toEqual([]);
    });

for (const reader of READERS)
  test(`pages of ${reader} that the daily sweep leaves out are accessible, and fit a telephone`, async ({
    page,
    context,
    world,
    allowMessages,
  }, { parallelIndex }) => {
    allowMessages(/status of (40\d|41\d|422)|ERR_INTERNET_DISCONNECTED/);
    test.setTimeout(1_800_000);
    page.setDefaultTimeout(20_000);
    page.setDefaultNavigationTimeout(60_000);
    await carryAxe(context);
    const rows = TABLE[reader].filter(({ nightly }) => nightly);
    const { faults } = await sweep(page, rows, await MAKE[reader](world, context, parallelIndex));
    expect(faults).toEqual([]);
  });
