import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepFreeze } from "../../kernel/testing/deep-freeze";
import type { MtgBoard } from "../boards/board";
import { createGameFromBoard } from "../boards/build-state";
import { CHECK_BOARDS } from "../boards/examples/check-boards";
import { reportCheck } from "../boards/report-check";
import { ERAS } from "../model/era";
import { boardArbitrary } from "../testing/board-arbitrary";
import { rule } from "../testing/rule";
import { auraCheck } from "./attachments";
import { collectFindings } from "./frame/check";
import { createLossFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { takeSnapshot } from "./frame/snapshot";
import { getRuleChecks, VARIANT_CHECKS } from "./frame/variants";
import { RULE_CHECKS } from "./table";

const anyEra = fc.constantFrom(...ERAS);
const anyOrder = fc.shuffledSubarray([...RULE_CHECKS], { minLength: RULE_CHECKS.length });

describe("the table of checks", () => {
  it("has all 23 letters of 704.5 and the older legend rule, each once", () => {
    const letters = RULE_CHECKS.flatMap(({ rule }) => rule.mod ?? []);
    expect(letters).toEqual([..."abcdefghijkmnpqrstuvwxy"].map((letter) => `mtg-cr:704.5${letter}`));
    expect(RULE_CHECKS.filter(({ rule }) => rule.mod === null).map(({ id }) => id)).toEqual(["K.17.2"]);
  });

  rule(["mtg-house:5"], "gives the eighth edition the checks of the sixth", () => {
    for (const { rule } of RULE_CHECKS) expect(rule["8e"]).toBe(rule["6e"]);
  });

  rule("mtg-6e:T.11.5", "has all eight parts of T.11.5 and poison in the sixth edition", () => {
    const parts = RULE_CHECKS.flatMap(({ rule }) => rule["6e"] ?? []).sort();
    expect(parts).toEqual(["mtg-6e:E.9.2", ...[..."abcdefgh"].map((part) => `mtg-6e:T.11.5.${part}`)]);
  });

  rule(["mtg-6e:T.11.2", "mtg-6e:G.34.1"], "gives the same result in whatever order its rows look", () => {
    fc.assert(
      fc.property(boardArbitrary, anyEra, anyOrder, fc.array(fc.nat(3)), (board, era, order, answers) => {
        const usual = reportCheck(board, era, { answers });
        const shuffled = reportCheck(board, era, { answers, rowsOf: (state) => getRuleChecks(state, order) });
        const sorted = ({ passes, ...rest }: typeof usual) => ({
          ...rest,
          passes: passes.map(({ findings, ...pass }) => ({
            ...pass,
            findings: findings.map((finding) => JSON.stringify(finding)).sort(),
          })),
        });
        expect(sorted(shuffled)).toEqual(sorted(usual));
      }),
    );
  });

  it("would give another result if a row looked at what an earlier one has done", () => {
    let looks = 0;
    // A row that finds what it is about only when it comes first, and rows that count which comes first.
    const counting = (row: RuleCheck): RuleCheck => ({
      ...row,
      find: (look, rule) => {
        looks += 1;
        return row.id === auraCheck.id && looks > 1 ? [] : row.find(look, rule);
      },
    });
    const example = CHECK_BOARDS.find(({ id }) => id === "704.5m");
    const inOrder = (rows: readonly RuleCheck[]) => {
      looks = 0;
      return reportCheck(example?.board as MtgBoard, "mod", { passes: 1, rowsOf: () => rows.map(counting) }).passes;
    };
    const modern = RULE_CHECKS.filter(({ rule }) => rule.mod !== null);
    const first = [
      ...modern.filter(({ id }) => id === auraCheck.id),
      ...modern.filter(({ id }) => id !== auraCheck.id),
    ];
    expect(inOrder(first)).not.toEqual(inOrder(modern));
  });

  it("looks, and changes nothing while it looks", () => {
    fc.assert(
      fc.property(boardArbitrary, anyEra, (board, era) => {
        const game = createGameFromBoard(board, era);
        deepFreeze(game.state);
        collectFindings(takeSnapshot(game), getRuleChecks(game.state));
      }),
    );
  });

  rule(["mtg-6e:T.11.2"], "has nothing left to find when it ends", () => {
    fc.assert(
      fc.property(boardArbitrary, anyEra, fc.array(fc.nat(3)), (board, era, answers) => {
        const { after, stopped, outcome } = reportCheck(board, era, { answers });
        expect(stopped).toBe(false);
        if (outcome === null) expect(reportCheck(after, era).passes).toEqual([]);
      }),
    );
  });

  it("lets nothing leave twice, and tells all rules that say so", () => {
    fc.assert(
      fc.property(boardArbitrary, anyEra, (board, era) => {
        for (const { events, findings } of reportCheck(board, era).passes) {
          const left = events.flatMap((event) =>
            event.type === "moved" || event.type === "ceased" ? [event.instance] : [],
          );
          expect(new Set(left).size).toBe(left.length);
          for (const event of events) {
            if (event.type !== "moved" || event.cause === "sacrifice") continue;
            const rules = findings
              .filter(({ about }) => "instance" in about && about.instance === event.instance)
              .filter((finding) => finding.events.some(({ type }) => type === "moved"))
              .map((finding) => finding.rule);
            expect([event.rule, ...(event.also ?? [])]).toEqual(expect.arrayContaining(rules));
          }
        }
      }),
    );
  });
});

describe("variants (704.6)", () => {
  const poisoned = CHECK_BOARDS.find(({ id }) => id === "704.5c");
  if (poisoned === undefined) throw new Error("The board of poison is missing");

  rule(["mtg-cr:704.5c"], "a two-headed game leaves poison to a rule of its own", () => {
    for (const era of ERAS) {
      expect(reportCheck(poisoned.board, era).passes).toHaveLength(1);
      expect(reportCheck({ ...poisoned.board, variant: "twoHeaded" }, era).passes).toEqual([]);
    }
  });

  rule(["mtg-cr:704.6"], "a variant adds state-based effects", () => {
    const fifteen: RuleCheck = {
      id: "704.6b",
      rule: { "6e": null, "8e": null, mod: "mtg-cr:704.6" },
      also: [],
      find: ({ game: { state } }, rule) =>
        state.players.flatMap(({ poison }, player) => (poison >= 15 ? [createLossFinding(player as 0 | 1, rule)] : [])),
    };
    const variants = { ...VARIANT_CHECKS, twoHeaded: { ...VARIANT_CHECKS.twoHeaded, more: [fifteen] } };
    const rowsOf = (state: Parameters<typeof getRuleChecks>[0]) => getRuleChecks(state, RULE_CHECKS, variants);
    const at = (poison: number) =>
      reportCheck({ ...poisoned.board, variant: "twoHeaded", players: [{}, { poison }] }, "mod", { rowsOf }).outcome;
    expect(at(14)).toBeNull();
    expect(at(15)).toMatchObject({ winner: 0 });
  });
});
