import { expect, it } from "vitest";
import { stripForumMarks } from "./forum-marks";

it.each([
  ["1 [card=Moss Ox]Cow[/card]", "1 Moss Ox"],
  ['1 [card="Moss Ox"]Cow[/card]', "1 Moss Ox"],
  ["1 [card=1234]Moss Ox[/card]", "1 Moss Ox"],
  ["[b]2 [card]Moss Ox[/card][/b]", "2 Moss Ox"],
  ["[url=https://example.org/ox]Moss Ox[/url]", "Moss Ox"],
  ["[color=red]Moss Ox[/color]", "Moss Ox"],
  ["* 4 {{card|Moss Ox}}", "* 4 Moss Ox"],
  ["* 4 {{Card|Moss Ox|Oxen}}", "* 4 Moss Ox"],
])("%s names its card", (written, plain) => {
  expect(stripForumMarks(written)).toBe(plain);
});
