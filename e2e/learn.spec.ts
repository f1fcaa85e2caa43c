import { LessonPage } from "./support/lesson-page";
import { expect, test } from "./support/test";

const GUIDED = ["keep", "summon", "end", "second", "attack", "endSecond", "magic"];

test("a newcomer is led to the fourth turn by mouse, and a wrong press is explained", async ({ page }) => {
  const lesson = new LessonPage(page);
  await lesson.begin();
  await lesson.take("redraw");
  await expect(lesson.guide).toContainText("今の操作は行われていません");
  await expect(lesson.moment).toHaveText("最初の手札");
  const steps = await lesson.follow((button) => button.click());
  expect(GUIDED.filter((step) => !steps.includes(step))).toEqual([]);
  await lesson.atTurn(4);
  await page.reload();
  await lesson.atStep("done");
  await lesson.atTurn(4);
});

test("the lesson goes by keyboard", async ({ page }) => {
  const lesson = new LessonPage(page);
  await lesson.begin();
  const { keyboard } = page;
  await keyboard.press("m");
  await expect(lesson.guide).toContainText("今の操作は行われていません");
  await keyboard.press("Space");
  await lesson.atStep("summon");
  await keyboard.press("n");
  await expect(lesson.guide).toContainText("今の操作は行われていません");
  await keyboard.press("1");
  await lesson.atStep("end");
  await keyboard.press("u");
  await lesson.atStep("summon");
  await keyboard.press("y");
  await lesson.atStep("end");
  await keyboard.press("Space");
  await lesson.atStep("second");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("the lesson goes by touch", async ({ page }) => {
    const lesson = new LessonPage(page);
    await lesson.begin();
    const steps = await lesson.follow((button) => button.tap());
    expect(GUIDED.filter((step) => !steps.includes(step))).toEqual([]);
  });
});
