import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { CheckboxChip } from "./check-chip";
import { CheckboxLine } from "./check-line";
import { SelectField } from "./select-field";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

const nothing = () => {};
const OPTIONS = [{ value: "one", label: "one" }];

/** Fields whose value a script holds. */
const SCRIPTED = {
  CheckChip: (
    <CheckboxChip checked={false} onChange={nothing}>
      one
    </CheckboxChip>
  ),
  CheckLine: (
    <CheckboxLine checked={false} onChange={nothing}>
      one
    </CheckboxLine>
  ),
  SelectField: <SelectField label="one" value="one" options={OPTIONS} onChange={nothing} />,
  TextArea: <TextArea label="one" value="" onChange={nothing} />,
  TextField: <TextField label="one" value="" onChange={nothing} />,
};

/** Fields of a plain form. */
const PLAIN = {
  CheckChip: <CheckboxChip defaultChecked={false}>one</CheckboxChip>,
  SelectField: <SelectField label="one" defaultValue="one" options={OPTIONS} />,
  TextArea: <TextArea label="one" defaultValue="" />,
  TextField: <TextField label="one" defaultValue="" />,
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isDeaf = (page: Element): boolean => {
  const field = page.querySelector<Field>("input, select, textarea");
  return field?.disabled === true || (field !== null && "readOnly" in field && field.readOnly);
};

/** Whether a field takes nothing on the page as the server sends it. */
function isDeafBeforeScript(field: ReactElement): boolean {
  const page = document.createElement("div");
  page.innerHTML = renderToString(field);
  return isDeaf(page);
}

describe("a field", () => {
  it.each(Object.entries(SCRIPTED))("%s takes nothing before the script that hears it runs", async (_name, field) => {
    expect(isDeafBeforeScript(field)).toBe(true);
    const { container } = await render(field);
    expect(isDeaf(container)).toBe(false);
  });

  it.each(Object.entries(PLAIN))("%s of a plain form needs no script", (_name, field) => {
    expect(isDeafBeforeScript(field)).toBe(false);
  });
});
