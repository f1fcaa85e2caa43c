/** The style sheet of all embed pages: compact, with the reader's light or dark color scheme. */
export const FRAME_CSS = `:root{color-scheme:light dark;--paper:light-dark(#faf7f0,#12151c);--leaf:light-dark(#fff,#1b2029);--ink:light-dark(#1d1a16,#ece6d8);--soft:light-dark(#5f574b,#a79f90);--line:light-dark(#ddd5c6,#343b48);--blue:light-dark(#1f4e9c,#8fb4f0);--green:light-dark(#1f6b45,#7fcfa0);--red:light-dark(#a8321f,#f09a86);--gold:light-dark(#7a5a12,#e0bf6a);--on:light-dark(#fffdf7,#12151c)}
*{box-sizing:border-box;margin:0;padding:0}
body{min-height:100vh;display:flex;flex-direction:column;padding:12px 16px;background:var(--paper);color:var(--ink);font:15px/1.5 "Noto Sans JP Cut","Hiragino Sans","Yu Gothic UI",system-ui,sans-serif;line-break:strict;overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--gold);text-underline-offset:.25em}
a:hover{color:var(--gold)}
:focus-visible{outline:2px solid var(--gold);outline-offset:2px}
h1{font:600 20px/1.35 "Shippori Mincho Cut","Hiragino Mincho ProN","Yu Mincho",serif}
h2{font-size:14px;margin:10px 0 2px;color:var(--soft);font-weight:600}
p{margin:2px 0}
.soft{color:var(--soft);font-size:13px}
main{flex:1}
img{display:block;width:100%;height:auto;margin:8px 0;border:1px solid var(--line);border-radius:3px}
.zones{columns:2 240px;column-gap:24px}
.group{break-inside:avoid-column}
ul{list-style:none}
li{display:flex;gap:8px;align-items:baseline;border-bottom:1px solid var(--line);padding:2px 0;break-inside:avoid}
li b{min-width:1.6em;text-align:right;font-variant-numeric:tabular-nums}
li svg,.costs svg{flex:none;align-self:center}
.costs{display:flex;gap:3px;margin:6px 0}
.text{background:var(--leaf);border:1px solid var(--line);border-radius:3px;padding:8px 12px;margin:8px 0}
.strength{font-weight:600}
footer{margin-top:12px;padding-top:6px;border-top:1px solid var(--line);font-size:13px}
footer a{display:inline-block;padding:8px 0}
`;
