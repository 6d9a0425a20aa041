import type { ScreenName } from '../../facts/document-facts.ts';
import { palette } from '../theme.ts';
import { screenField } from './screen-frame.ts';
import type { ScreenPen } from './screen-frame.ts';
import { vision } from './vision-screen.ts';

const good = '#3ecf8e';
const bad = '#ff6b6b';
const waiting = '#ffc861';
const faint = '#2b4773';

/** Two tanks, a pump and the trend of their levels. */
function process({ doc, text, panel, accent }: ScreenPen): void {
  const wide = 276;
  panel(0, 0, wide, screenField.height);
  for (const [x, level, name] of [
    [26, 0.72, 'TK-101'],
    [184, 0.44, 'TK-102'],
  ] as const) {
    doc.roundedRect(x, 34, 66, 96, 10).lineWidth(1.4).strokeColor('#8aa0c6').stroke();
    const height = 92 * level;
    doc.roundedRect(x + 3, 34 + 93 - height, 60, height, 7).fill(accent);
    text(name, x, 16, { width: 66, align: 'center', bold: true, colour: palette.white });
    text(`${Math.round(level * 100)} %`, x, 138, {
      width: 66,
      align: 'center',
      size: 11,
      bold: true,
      colour: palette.white,
    });
  }
  doc.lineWidth(3).strokeColor('#8aa0c6').moveTo(92, 118).lineTo(124, 118).moveTo(152, 118).lineTo(184, 118).stroke();
  doc.circle(138, 118, 14).lineWidth(1.4).fillAndStroke(good, good);
  doc.path('M133 111l12 7-12 7z').fill(palette.navy900);
  text('펌프 운전', 108, 140, { width: 60, align: 'center', colour: good, bold: true });
  const left = wide + 12;
  panel(left, 0, screenField.width - left, 104);
  text('수위 추이', left + 12, 10, { bold: true, colour: palette.white });
  for (const y of [40, 60, 80])
    doc
      .lineWidth(0.6)
      .strokeColor(faint)
      .moveTo(left + 12, y)
      .lineTo(screenField.width - 12, y)
      .stroke();
  doc
    .lineWidth(2)
    .strokeColor(accent)
    .path(`M${left + 12} 78c20-4 26-26 48-28s30 8 48 0 30-18 52-16`)
    .stroke();
  doc
    .lineWidth(2)
    .strokeColor(good)
    .path(`M${left + 12} 52c20 4 26 20 48 24s30-6 48 2 30 6 52 4`)
    .stroke();
  const half = (screenField.width - left - 10) / 2;
  for (const [index, [label, value]] of (
    [
      ['온도', '64.2 ℃'],
      ['압력', '2.8 bar'],
    ] as const
  ).entries()) {
    const x = left + index * (half + 10);
    panel(x, 114, half, 58);
    text(label, x + 12, 124);
    text(value, x + 12, 140, { size: 14, bold: true, colour: palette.white });
  }
}

/** Values of machines that speak differently, in one list. */
function tags({ doc, text, panel }: ScreenPen): void {
  const wide = screenField.width - 132;
  panel(0, 0, wide, screenField.height);
  for (const [column, x] of [
    ['태그', 14],
    ['드라이버', 138],
    ['값', wide - 74],
  ] as const)
    text(column, x, 12, { bold: true });
  const rows = [
    ['LINE1.PRESS.TEMP', 'PLC', '182.4 ℃'],
    ['LINE1.PRESS.COUNT', 'PLC', '12,408'],
    ['CNC03.SPINDLE.RPM', 'CNC', '8,200'],
    ['UTIL.AIR.FLOW', '계측기', '36.7 m³/h'],
    ['FURNACE.ZONE2.PV', '온도 조절기', '861 ℃'],
  ] as const;
  for (const [index, [tag, driver, value]] of rows.entries()) {
    const y = 34 + index * 27;
    doc
      .lineWidth(0.6)
      .strokeColor(faint)
      .moveTo(14, y - 4)
      .lineTo(wide - 14, y - 4)
      .stroke();
    doc.circle(18, y + 8, 2.6).fill(good);
    text(tag, 27, y + 3, { size: 8.5, colour: palette.white });
    text(driver, 138, y + 3, { size: 8.5 });
    text(value, wide - 114, y + 2, { size: 9.5, bold: true, colour: palette.white, width: 100, align: 'right' });
  }
  for (const [index, [label, value, colour]] of (
    [
      ['연결된 설비', '5', good],
      ['수집 중인 태그', '1,024', palette.white],
      ['저장한 값', '8.6 M', palette.white],
    ] as const
  ).entries()) {
    const y = index * 60;
    panel(wide + 12, y, 120, 52);
    text(label, wide + 26, y + 10);
    text(value, wide + 26, y + 24, { size: 17, bold: true, colour });
  }
}

/** Work orders of three lines and how far they are. */
function orders({ doc, text, panel, accent }: ScreenPen): void {
  const wide = screenField.width - 132;
  panel(0, 0, wide, screenField.height);
  text('작업지시', 14, 12, { bold: true, colour: palette.white });
  for (const [index, [line, order, made, of]] of (
    [
      ['1라인 가공', 'WO-2611-014', 860, 1000],
      ['2라인 조립', 'WO-2611-015', 540, 900],
      ['3라인 포장', 'WO-2611-011', 1200, 1200],
    ] as const
  ).entries()) {
    const [y, done] = [38 + index * 45, made === of];
    text(line, 14, y, { size: 10, bold: true, colour: palette.white });
    text(order, 84, y + 1, { size: 8.5 });
    text(`${made.toLocaleString('en')} / ${of.toLocaleString('en')}`, wide - 134, y, {
      size: 9.5,
      bold: true,
      colour: done ? good : palette.white,
      width: 120,
      align: 'right',
    });
    doc.roundedRect(14, y + 18, wide - 28, 9, 4.5).fill(faint);
    doc.roundedRect(14, y + 18, ((wide - 28) * made) / of, 9, 4.5).fill(done ? good : accent);
  }
  for (const [index, [label, value, colour]] of (
    [
      ['생산 수량', '2,600', palette.white],
      ['남은 수량', '500', waiting],
      ['오늘 출하', '1,200', good],
    ] as const
  ).entries()) {
    const y = index * 60;
    panel(wide + 12, y, 120, 52);
    text(label, wide + 26, y + 10);
    text(value, wide + 26, y + 24, { size: 17, bold: true, colour });
  }
}

/** A heating temperature that leaves its critical limit once. */
function criticalPoint({ doc, text, panel, accent }: ScreenPen): void {
  const wide = screenField.width - 132;
  panel(0, 0, wide, screenField.height);
  text('CCP-1B 가열 온도', 14, 12, { bold: true, colour: palette.white });
  for (const y of [44, 70, 96, 148])
    doc
      .lineWidth(0.6)
      .strokeColor(faint)
      .moveTo(14, y)
      .lineTo(wide - 14, y)
      .stroke();
  doc
    .lineWidth(1.2)
    .dash(4, { space: 3 })
    .strokeColor(bad)
    .moveTo(14, 122)
    .lineTo(wide - 14, 122)
    .stroke()
    .undash();
  text('한계기준 85 ℃', wide - 114, 126, { size: 8.5, colour: bad, width: 100, align: 'right' });
  const x = (share: number): number => 14 + (wide - 28) * share;
  doc.lineWidth(2.2).lineJoin('round').strokeColor(accent);
  const points = [
    [0, 78],
    [0.08, 70],
    [0.16, 82],
    [0.24, 66],
    [0.32, 74],
    [0.4, 62],
    [0.48, 86],
    [0.54, 112],
    [0.6, 138],
    [0.65, 130],
    [0.7, 100],
    [0.78, 72],
    [0.86, 80],
    [0.94, 68],
    [1, 74],
  ] as const;
  for (const [index, [share, y]] of points.entries())
    void (index === 0 ? doc.moveTo(x(share), y) : doc.lineTo(x(share), y));
  doc.stroke().circle(x(0.6), 138, 5).fill(bad);
  text('이탈 알림', x(0.6) - 30, 148, { size: 8.5, bold: true, colour: bad, width: 60, align: 'center' });
  for (const [index, [label, value, colour]] of (
    [
      ['현재 온도', '91.4 ℃', palette.white],
      ['상태', '정상', good],
      ['이탈 횟수', '1', bad],
    ] as const
  ).entries()) {
    const y = index * 60;
    panel(wide + 12, y, 120, 52);
    text(label, wide + 26, y + 10);
    text(value, wide + 26, y + 24, { size: 17, bold: true, colour });
  }
}

/** Drawings of example screens, by the name that facts use. */
export const screens: Record<ScreenName, (pen: ScreenPen) => void> = {
  vision,
  process,
  tags,
  orders,
  'critical-point': criticalPoint,
};
