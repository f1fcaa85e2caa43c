import { expect, test } from "vitest";
import { RequestCpuMeter } from "./request-cpu-meter";

test("requests share what the process uses while they are under way", () => {
  let used = 1000;
  const meter = new RequestCpuMeter(() => used);
  used = 1500; // Nobody's: no request is under way.
  const endFirst = meter.begin();
  used += 40;
  const endSecond = meter.begin();
  used += 20;
  expect(endFirst()).toBe(50);
  used += 30;
  expect(endSecond()).toBe(40);
  used += 100;
  expect(meter.begin()()).toBe(0);
});
