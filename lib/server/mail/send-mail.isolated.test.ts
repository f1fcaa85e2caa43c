import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "@/lib/server/testing/capture-log";
import { type MailSink, openMailSink } from "@/prisma/factories/mail-sink";
import { isMailEnabled, sendMail } from "./send-mail";

let sink: MailSink;
let refusal: string | null = null;
beforeAll(async () => {
  sink = await openMailSink((line) => (line.startsWith("RCPT") ? refusal : null));
  process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
  process.env.NEXTAUTH_SECRET = "a secret that only the tests know";
  process.env.NEXTAUTH_URL = "https://grimoire.example";
  process.env.SMTP_URL = `smtp://127.0.0.1:${sink.port}`;
  process.env.MAIL_FROM = "魔導書 <cards@grimoire.example>";
});
afterAll(() => sink.close());

test("a mail is plain text from the site's own address, in any language", async () => {
  expect(isMailEnabled()).toBe(true);
  const mail = {
    to: "reader@example.org",
    subject: "確認 (grimoire.example)",
    text: "リンク\n\nhttps://x.example/link#abc-_\n.\n..end\n",
  };
  expect(await sendMail(mail)).toBe(true);
  const [caught] = sink.mails;
  expect(caught).toMatchObject({ from: "cards@grimoire.example", to: mail.to, subject: mail.subject });
  expect(caught?.text.trimEnd()).toBe(mail.text.trimEnd());
  expect(caught?.headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "content-type": "text/plain; charset=utf-8",
  });
});

test("an address is one address, and adds no line to the head of a mail", async () => {
  const before = sink.mails.length;
  await sendMail({ to: "a@example.org\r\nBcc: b@example.org", subject: "x\r\nBcc: c@example.org", text: "x" });
  await sendMail({ to: "a@example.org, b@example.org", subject: "x", text: "x" });
  for (const { to, headers } of sink.mails.slice(before)) {
    expect(headers).not.toHaveProperty("bcc");
    expect(to).not.toBe("b@example.org");
    expect(to).not.toBe("c@example.org");
  }
});

test("a server that does not take a mail is told in the log, without the address", async () => {
  refusal = "550 nobody here";
  const log = captureLog();
  expect(await sendMail({ to: "secret-reader@example.org", subject: "x", text: "x" })).toBe(false);
  log.restore();
  refusal = null;
  expect(log.lines.join("")).toMatch(/"event":"mailFailed".*"response":550/);
  expect(log.lines.join("")).not.toContain("secret-reader");
});
