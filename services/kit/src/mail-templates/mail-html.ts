import { escapeHtml } from '@portal/runtime';
import type { Locale } from '@portal/runtime';
import { splitLinks } from '@portal/text-bounds';

const fonts = "-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Segoe UI',Roboto,sans-serif";
const paragraphStyle = 'margin:0 0 16px';

/** Letters are escaped first: an address keeps its escaped ones inside the attribute. */
function withLinks(line: string): string {
  const parts = splitLinks(line).map(({ text, isLink }) => {
    const safe = escapeHtml(text);
    return isLink ? `<a href="${safe}" style="color:#0b5cad;word-break:break-all">${safe}</a>` : safe;
  });
  return parts.join('');
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => `<p style="${paragraphStyle}">${block.split('\n').map(withLinks).join('<br>\n')}</p>`)
    .join('\n');
}

/**
 * The HTML of a mail, made of its text: paragraphs, line breaks and links, and nothing else. Nothing in it is loaded from
 * anywhere, so no reader is asked about images, and nobody learns when a mail was opened.
 */
export function mailHtml(parts: readonly { locale: Locale; text: string }[], subject: string): string {
  const bodies = parts.map(
    ({ locale, text }, index) =>
      `<div lang="${locale}"${index > 0 ? ' style="margin-top:32px;padding-top:24px;border-top:1px solid #d9dee5"' : ''}>\n${paragraphs(text)}\n</div>`,
  );
  return `<!doctype html>
<html lang="${parts[0]?.locale ?? 'ko'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:600px;margin:0 auto;font:16px/1.6 ${fonts};word-break:keep-all;overflow-wrap:break-word">
${bodies.join('\n')}
</div>
</body>
</html>
`;
}
