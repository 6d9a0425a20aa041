import { palette } from '../theme.ts';
import { screenField } from './screen-frame.ts';
import type { ScreenPen } from './screen-frame.ts';

const good = '#3ecf8e';
const bad = '#ff6b6b';
const faint = '#2b4773';

/** Parts under a camera: three good ones and one with a scratch. */
export function vision({ doc, text, panel, accent }: ScreenPen): void {
  const wide = screenField.width - 132;
  panel(0, 0, wide, screenField.height);
  doc.rect(0, 118, wide, 30).fill(faint);
  for (let x = 10; x < wide - 6; x += 24) doc.circle(x, 133, 3).fill(palette.navy900);
  for (const index of [0, 1, 2, 3]) {
    const [x, isBad] = [20 + index * 78, index === 2];
    doc
      .circle(x + 26, 92, 26)
      .fill('#c9d4e8')
      .circle(x + 26, 92, 10)
      .fill(palette.navy700);
    for (let bolt = 0; bolt < 6; bolt += 1)
      doc
        .circle(x + 26 + 18 * Math.cos((bolt * Math.PI) / 3), 92 + 18 * Math.sin((bolt * Math.PI) / 3), 2.4)
        .fill(palette.navy700);
    doc
      .lineWidth(1.6)
      .strokeColor(isBad ? bad : good)
      .rect(x - 4, 62, 60, 60)
      .stroke();
    text(isBad ? '불량 · 스크래치' : '양품', x - 4, 48, { size: 8.5, colour: isBad ? bad : good, bold: true });
    if (isBad)
      doc
        .lineWidth(2)
        .strokeColor(bad)
        .moveTo(x + 12, 82)
        .lineTo(x + 34, 76)
        .stroke()
        .lineWidth(1)
        .dash(2, { space: 2 })
        .rect(x + 8, 70, 30, 18)
        .stroke()
        .undash();
  }
  text('카메라 1', 12, 12, { bold: true, colour: palette.white });
  doc
    .lineWidth(1.2)
    .strokeColor(accent)
    .moveTo(wide / 2 - 24, 30)
    .lineTo(wide / 2 - 24, 152)
    .stroke();
  for (const [index, [label, value, colour]] of (
    [
      ['검사', '1,284', palette.white],
      ['양품', '1,263', good],
      ['불량', '21', bad],
    ] as const
  ).entries()) {
    const y = index * 60;
    panel(wide + 12, y, 120, 52);
    text(label, wide + 26, y + 10);
    text(value, wide + 26, y + 24, { size: 17, bold: true, colour });
  }
}
