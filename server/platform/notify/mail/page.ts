/** What the page of a mail says; texts as they are, not yet as HTML. */
interface MailPage {
  readonly language: string;
  readonly portal: string;
  readonly title: string;
  /** Empty: the text greets. */
  readonly greeting: string;
  /** Its lines; empty: the title says all. */
  readonly text: string;
  readonly button?: { readonly label: string; readonly address: string; readonly colour: string } | undefined;
  /** Who sends it, how to reach them, and how it is answered. */
  readonly footer: readonly string[];
  /** Where its reader chooses which mails come. */
  readonly choices?: { readonly label: string; readonly address: string } | undefined;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => escapes[char] ?? char);

/** For programs that show mails dark; a program without styles in the head keeps the light page. */
const darkStyle =
  '@media (prefers-color-scheme:dark){.latar{background:#101216!important;color:#e5e7eb!important}.kartu{background:#1b1e24!important;border-color:#343a44!important}.kecil,.kecil a{color:#a9b3c0!important}.tombol{border-color:#6b7686!important}}';

const wide = 'max-width:560px;margin:0 auto';
const quiet = 'color:#5a6675;font-size:13px;line-height:1.5';

/** A paragraph for each empty line, a break for each other. */
const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(part => `<p style="margin:0 0 14px">${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** The page of a mail: a card that is as wide as a phone allows, light or dark as its reader reads. */
export function mailPage({ language, portal, title, greeting, text, button, footer, choices }: MailPage): string {
  const opens = button
    ? `<p style="margin:20px 0 6px"><a class="tombol" href="${escapeHtml(button.address)}" style="display:inline-block;padding:11px 20px;border:1px solid ${button.colour};border-radius:8px;background:${button.colour};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  const chooses = choices
    ? `<br><a href="${escapeHtml(choices.address)}" style="color:#5a6675">${escapeHtml(choices.label)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyle}</style></head>
<body class="latar" style="margin:0;padding:0;background:#eef1f4;color:#1f2933">
<div class="latar" style="padding:24px 12px;background:#eef1f4;color:#1f2933;font:16px/1.55 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">
<div class="kartu" style="${wide};padding:22px 20px;border:1px solid #d9dee5;border-radius:12px;background:#ffffff">
<p class="kecil" style="margin:0 0 6px;${quiet}">${escapeHtml(portal)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${greeting ? paragraphs(greeting) : ''}
${text ? paragraphs(text) : ''}${opens}
</div>
<p class="kecil" style="${wide};padding:14px 20px 0;${quiet}">${footer.map(escapeHtml).join('<br>')}${chooses}</p>
</div></body></html>`;
}
