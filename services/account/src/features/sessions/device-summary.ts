export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown';

/** All that is kept of a user agent: enough for its owner to know it again. */
export interface DeviceSummary {
  /** Such as `Chrome`; '' when it cannot be told. */
  browser: string;
  /** Such as `Windows`; '' when it cannot be told. */
  system: string;
  kind: DeviceKind;
}

/** The first that fits: nearly every browser also claims to be those below it. */
const browsers: [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp|NAVER\//i, 'Naver'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/^(?=.*Version\/\d)(?=.*Safari\/)/, 'Safari'],
];

const systems: [RegExp, string, DeviceKind][] = [
  [/iPad/, 'iPadOS', 'tablet'],
  [/iPhone|iPod/, 'iOS', 'mobile'],
  [/^(?=.*Android)(?=.*Mobile)/, 'Android', 'mobile'],
  [/Android/, 'Android', 'tablet'],
  [/Windows NT/, 'Windows', 'desktop'],
  [/Mac OS X|Macintosh/, 'macOS', 'desktop'],
  [/CrOS/, 'ChromeOS', 'desktop'],
  [/Linux|X11/, 'Linux', 'desktop'],
];

/** What a user agent says of a device. */
export function deviceSummary(userAgent: string | undefined): DeviceSummary {
  const text = userAgent ?? '';
  const browser = browsers.find(([shape]) => shape.test(text))?.[1] ?? '';
  const [, system = '', kind = 'unknown'] = systems.find(([shape]) => shape.test(text)) ?? [];
  return { browser, system, kind };
}
