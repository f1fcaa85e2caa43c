/** Returns bytes with each occurrence of an ASCII text replaced. As text, a page would take far longer to search. */
export function replaceBytes(bytes: Buffer, sought: string, by: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, from)) {
    parts.push(bytes.subarray(from, at), Buffer.from(by));
    from = at + sought.length;
  }
  return Buffer.concat([...parts, bytes.subarray(from)]);
}
