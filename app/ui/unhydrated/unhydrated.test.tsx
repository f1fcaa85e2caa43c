import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unhydrated } from "./unhydrated";

test("the HTML has the element, its attributes and its content", () => {
  const html = renderToStaticMarkup(
    <Unhydrated as="ul" className="list" data-asked="">
      <li>走り火</li>
    </Unhydrated>,
  );
  expect(html.replace(/ data-part="\w+"/, "")).toBe('<ul class="list" data-asked=""><li>走り火</li></ul>');
});
