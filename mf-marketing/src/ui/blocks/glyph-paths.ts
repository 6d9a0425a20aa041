/** Signs of product functions on a 24 px grid, drawn like the kit's icons: outlines of 1.75 px. */
export const GLYPH_PATHS = {
  camera: 'M4 7h3l2-2h6l2 2h3v12H4zM12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  link: 'M4 12h4M16 12h4M8 8h8v8H8zM12 4v4M12 16v4',
  dashboard: 'M4 5h16v14H4zM4 10h16M10 10v9M13 15l2-2 3 3',
  brain:
    'M9 4a3 3 0 00-3 3 3 3 0 00-1 5.5A3 3 0 008 18a2.5 2.5 0 004-1V6.5A2.5 2.5 0 009 4zM15 4a3 3 0 013 3 3 3 0 011 5.5A3 3 0 0116 18a2.5 2.5 0 01-4-1',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5M13.5 5l-3 14',
  layout: 'M4 5h9v7H4zM16 5h4v7h-4zM4 15h4v4H4zM11 15h9v4h-9z',
  shield: 'M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6zM9 12l2.2 2.2L15.5 10',
  devices: 'M3 5h13v9H3zM7 18h5M9.5 14v4M18 9h3v10h-5v-3',
  shapes: 'M4 4h7v7H4zM17 4.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM7.5 14l4 6.5h-8zM14 14h6v6h-6z',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  chart: 'M4 4v16h16M8 16v-5M12 16V8M16 16v-3',
  cctv: 'M3 6l14-2 1.5 6-14 2.5zM10 12v4H4M18.5 7l2.5 1M4 13v7',
  database:
    'M12 4c4 0 7 1.2 7 2.8S16 9.5 12 9.5 5 8.4 5 6.8 8 4 12 4zM5 6.8v10.4C5 18.8 8 20 12 20s7-1.2 7-2.8V6.8M5 12c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  tools: 'M4 6h10M18 6h2M4 12h3M11 12h9M4 18h8M16 18h4M16 4v4M9 10v4M14 16v4',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c0-3.5 2.8-5.5 6.5-5.5 1.5 0 2.8.3 3.9.9M18 14l3 1.5v2c0 2-1.3 3-3 3.5-1.7-.5-3-1.5-3-3.5v-2z',
  phone: 'M8 3h8a1 1 0 011 1v16a1 1 0 01-1 1H8a1 1 0 01-1-1V4a1 1 0 011-1zM11 18h2M7 15.5h10',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 01-12 0zM12 17v4',
  protocol: 'M4 8h12M13 5l3 3-3 3M20 16H8M11 13l-3 3 3 3',
  gather: 'M4 5h5v4H4zM15 5h5v4h-5zM9.5 15h5v5h-5zM6.5 9v2.5h5.5V15M17.5 9v2.5H12',
  monitor: 'M3 5h18v11H3zM9 20h6M12 16v4M6 12l3-3 3 2 4-4',
  bell: 'M6 16V11a6 6 0 0112 0v5l1.5 2h-15zM10 20.5h4M12 3v2',
  sum: 'M5 20V10M10 20V4M15 20v-7M20 20V8M3 20h18',
  control: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 12l4-4M12 5v1.5M5 12h1.5M17.5 12H19',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-14 14zM5 19c3-6 6-8 9-9.5',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 6l8 4',
  factory: 'M3 20V10l6 3.5V10l6 3.5V4h4l1 16zM7 17h1M11 17h1M15 17h1',
  school: 'M12 4l10 5-10 5L2 9zM6 11.5V16c1.5 2 10.5 2 12 0v-4.5M22 9v5',
  barcode: 'M4 5v14M7 5v14M10 5v14M12.5 5v14M16 5v14M18 5v14M20.5 5v14',
  clipboard: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM8.5 13l2 2 4-4',
  wallet: 'M3 7h16a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2zM3 7l12-4v4M16 13.5h2',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM7 7.5h2M7 16.5h2M13 7.5h4M13 16.5h4',
  sprout: 'M12 21v-9M12 14c0-4-3-6-8-6 0 4 3 6.5 8 6M12 12c0-4 2.5-7 8-7 0 5-3 7.5-8 7',
  barn: 'M3 20V10l9-6 9 6v10zM8 20v-7h8v7M8 13l8 7M16 13l-8 7',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
} as const;

export type GlyphName = keyof typeof GLYPH_PATHS;
