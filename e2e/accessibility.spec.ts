import { sweep } from "./support/accessibility/sweep";
import { READERS, TABLE } from "./support/accessibility/table";
import { MAKE } from "./support/accessibility/world";
import { carryAxe } from "./support/accessible";
import { expect, test } from "./support/test";

for (const reader of READERS)
  test(`every page of ${reader} is accessible in all its states, and fits a telephone`, async ({
    page,
    context,
    world,
    allowMessages,
  }, { parallelIndex }) => {
    // Forms are refused, links are over, a draft is gone, and the network is away for a moment.
    allowMessages(/status of (40\d|41\d|422)|ERR_INTERNET_DISCONNECTED/);
    test.setTimeout(1_800_000);
    page.setDefaultTimeout(20_000);
    page.setDefaultNavigationTimeout(60_000);
    const rows = TABLE[reader].filter(({ nightly }) => !nightly);
    await carryAxe(context);
    const { looks, faults } = await sweep(page, rows, await MAKE[reader](world, context, parallelIndex));
    test.info().annotations.push({ type: "looks", description: `${looks}` });
    expect(faults).toEqual([]);
  });
