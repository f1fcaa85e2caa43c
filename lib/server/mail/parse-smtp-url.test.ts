import { expect, test } from "vitest";
import { parseSmtpUrl } from "./parse-smtp-url";

test.each([
  [
    "smtps://me:p%40ss@mail.example.org",
    { host: "mail.example.org", port: 465, secure: true, requireTLS: false, auth: { user: "me", pass: "p@ss" } },
  ],
  [
    "smtp://me:pass@mail.example.org",
    { host: "mail.example.org", port: 587, secure: false, requireTLS: true, auth: { user: "me", pass: "pass" } },
  ],
  ["smtp://mail.example.org:2525/", { host: "mail.example.org", port: 2525, secure: false, requireTLS: true }],
  ["smtp://mailer:25?tls=off", { host: "mailer", port: 25, secure: false, requireTLS: false }],
  ["smtp://localhost:1025", { host: "localhost", port: 1025, secure: false, requireTLS: false }],
  ["smtp://127.0.0.1:25", { host: "127.0.0.1", port: 25, secure: false, requireTLS: false }],
  ["smtp://[::1]:25", { host: "::1", port: 25, secure: false, requireTLS: false }],
])("%s is a server", (address, server) => expect(parseSmtpUrl(address)).toEqual(server));

test.each([
  "mail.example.org",
  "https://mail.example.org",
  "smtp://",
  "smtp://mail.example.org/path",
  "smtp://mail.example.org?tls.rejectUnauthorized=false",
  "smtp://mail.example.org?tls=off&x=1",
  "smtp://me:%zz@mail.example.org",
])("%s is none", (address) => expect(parseSmtpUrl(address)).toBeNull());
