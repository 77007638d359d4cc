// Furniture that lucide does not draw, on its grid: 24 × 24, lines of 1.5 with round ends.

export const OWN_ICONS = {
  'bar-stool': 'M7 4h10v2a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM9 8L6.5 21M15 8l2.5 13M7.6 15h8.8',
  basket: 'M3 10h18l-2 9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM7.5 10a4.5 6 0 0 1 9 0M4 14.5h16M9.5 10l.5 11M14.5 10l-.5 11',
  'bath-mat': 'M5 6h14v12H5zM5 10h14M5 14h14M8 18v2M12 18v2M16 18v2M8 4v2M12 4v2M16 4v2',
  bedding:
    'M6 4h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM20 13H6a2 2 0 0 0 0 4h14zM20 17H6a2 2 0 0 0 0 4h14z',
  'bedside-cabinet': 'M5 5h14v12H5zM5 11h14M11 8h2M11 14h2M7 17v3M17 17v3',
  bench: 'M4 10h16a1 1 0 0 1 1 1v3H3v-3a1 1 0 0 1 1-1zM5 14v6M19 14v6M9 10v4M15 10v4',
  bookcase: 'M5 3h14v18H5zM5 9h14M5 15h14M8 5.5V9M11 5.5V9M15.5 11.5V15M9 17.5V21M12 17.5V21',
  candle: 'M9 11h6v8H9zM5 21h14M7 19h10M12 11V8.5M12 3c1.3 1.6 2 2.4 2 3.5a2 2 0 0 1-4 0C10 5.4 10.7 4.6 12 3z',
  chair: 'M7 3v18M7 13h9a1 1 0 0 1 1 1v7M7 17h10',
  'chest-of-drawers': 'M4 4h16v15H4zM4 9h16M4 14h16M11 6.5h2M11 11.5h2M11 16.5h2M6 19v2M18 19v2',
  'clothes-rail': 'M5 21V4h14v17M3 21h4M17 21h4M9.5 4v3l-2 2v6h4V9l-2-2M15 4v3l-1.5 2v4h3V9L15 7',
  'coat-stand': 'M12 3v18M8 21h8M12 9C8.5 9 7 7.5 7 5M12 9c3.5 0 5-1.5 5-4M12 13c-2.5 0-4-1-4-3M12 13c2.5 0 4-1 4-3',
  'coffee-table': 'M2 10h20M4 10l-1 9M20 10l1 9M6 14.5h12M9 10V7h6v3',
  'corner-sofa':
    'M5 4h14a2 2 0 0 1 2 2v6H11v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 8h14M7 8v13M14 8v4M7 14.5h4',
  cot: 'M4 4v17M20 4v17M4 8h16M4 17h16M8 8v9M12 8v9M16 8v9',
  curtain: 'M3 4h18M5 4v16M19 4v16M5 20c3-3 4.5-8 4.5-16M19 20c-3-3-4.5-8-4.5-16',
  cushion: 'M5 5c4 1.5 10 1.5 14 0c-1.5 4-1.5 10 0 14c-4-1.5-10-1.5-14 0c1.5-4 1.5-10 0-14zM12 11v2',
  'cutting-board':
    'M7 8h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM10 8V4.5a2 2 0 0 1 4 0V8M12 4.5v.01M8.5 13v5',
  daybed: 'M3 20v-9a2 2 0 0 1 4 0v3h14v6M3 18h18M7 14v-2h5a2 2 0 0 1 2 2',
  'dining-table': 'M2 7h20M4 7v13M20 7v13M4 11h16',
  'drawer-desk': 'M2 7h20M4 7v13M13 7h8v13h-8zM13 11.5h8M13 16h8M16.5 9.3h1M16.5 13.8h1M16.5 18h1',
  'food-jar':
    'M7 3h10v3H7zM8 6c-2 1.5-2.5 3-2.5 5v8a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-8c0-2-.5-3.5-2.5-5M5.5 12h13M5.5 17h13',
  hooks: 'M3 5h18v4H3zM7 9v4a2 2 0 0 0 4 0M15 9v4a2 2 0 0 0 4 0',
  'kids-table': 'M2 9h13M4 9v11M13 9v11M18 20v-9M22 20v-5h-4',
  lantern:
    'M8 9h8v10H8zM7 21h10M8 9l2-3h4l2 3M7 19h10M9.5 6a2.5 3 0 0 1 5 0M12 12c1 1.3 1.5 2 1.5 2.8a1.5 1.5 0 0 1-3 0c0-.8.5-1.5 1.5-2.8z',
  'laundry-basket':
    'M5 6c0-1.4 3-2.5 7-2.5s7 1.1 7 2.5-3 2.5-7 2.5S5 7.4 5 6zM5 6l1.5 13c.2 1.2 2.5 2 5.5 2s5.3-.8 5.5-2L19 6M5.7 12c2.2 1.4 10.4 1.4 12.6 0M6.2 16c2.2 1.4 9.4 1.4 11.6 0',
  mattress:
    'M4 8h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM2 12.5h20M7 15v.01M12 15v.01M17 15v.01M7 10v.01M12 10v.01M17 10v.01',
  'office-chair': 'M8 3h8v7H8zM6 13h12M12 10v7M7 21l5-4 5 4M12 17v4M5 10v3h1M19 10v3h-1',
  'paper-lamp': 'M12 2v4M8 6h8M8 20h8M8 6C3 9 3 17 8 20M16 6c5 3 5 11 0 14M5 10.5h14M5 15.5h14',
  parasol: 'M12 2v19M8 21h8M3 10c1-4 4.5-6.5 9-6.5s8 2.5 9 6.5zM8.5 10c.5-3 1.5-5 3.5-6.5 2 1.5 3 3.5 3.5 6.5',
  plate: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  pouf: 'M4 10c0-2 3.5-3 8-3s8 1 8 3v6c0 2-3.5 3-8 3s-8-1-8-3zM4 10c0 2 3.5 3 8 3s8-1 8-3M8 12.6v5.9M16 12.6v5.9',
  'rug-modern':
    'M4 6h16v12H4zM9 18a5 5 0 0 1 5-5h6M4 11h3a3 3 0 0 0 3-3V6M6 3v3M10 3v3M14 3v3M18 3v3M6 18v3M10 18v3M14 18v3M18 18v3',
  'rug-patterned': 'M4 6h16v12H4zM12 8.5l4 3.5-4 3.5L8 12zM6 3v3M10 3v3M14 3v3M18 3v3M6 18v3M10 18v3M14 18v3M18 18v3',
  'shoe-cabinet': 'M4 4h16v15H4zM4 11.5h16M10 7h4M10 14.5h4M6 19v2M18 19v2',
  'side-table': 'M4 8c0-1.4 3.6-2.5 8-2.5s8 1.1 8 2.5-3.6 2.5-8 2.5S4 9.4 4 8zM6.5 9.8L5 20M17.5 9.8L19 20M12 10.5V18',
  sideboard: 'M2 7h20v10H2zM9 7v10M15 7v10M7 12v.01M17 12v.01M9 12h6M5 17v3M19 17v3',
  'sofa-bed': 'M5 11V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M12 5v6M3 11h18v4H3zM5 15v4h14v-4M8 19v2M16 19v2',
  'spindle-chair': 'M7 13V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v8M5 13h14v3H5zM7 16v5M17 16v5M10.5 3v10M13.5 3v10',
  'table-and-chairs': 'M7 10h10M12 10v10M10 20h4M3 6v14M3 14h3.5v6M21 6v14M21 14h-3.5v6',
  'table-lamp': 'M9 3h6l3 8H6zM12 11v7M8 21c0-2 1.5-3 4-3s4 1 4 3z',
  'three-seater':
    'M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM4 18v2M20 18v2M9.5 4v9M14.5 4v9',
  throw: 'M4 4h13a3 3 0 0 1 3 3v10H7a3 3 0 0 1-3-3zM4 8h16M7 17v3M10.5 17v3M14 17v3M17.5 17v3',
  'toy-box': 'M3 11h18v9H3zM3 11l2-3h3M21 11l-2-3h-1M8 8V4h4v4M15.5 4.5a2.5 2.5 0 1 1 0 5M10 15.5h4',
  trolley: 'M4 4h2v13h13M6 6h13v4H6zM6 13h13M8 17v1M17 17v1M8 18.5a1.2 1.2 0 1 0 .01 0M17 18.5a1.2 1.2 0 1 0 .01 0',
  'tv-stand': 'M5 3h14v8H5zM12 11v3M2 14h20v5H2zM9 14v5M15 14v5M4 19v2M20 19v2',
  'upholstered-bed':
    'M4 12V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M8 4v8M12 4v8M16 4v8M2 20v-6a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v6M2 18h20',
  wardrobe: 'M4 3h16v16H4zM12 3v16M10 10v2M14 10v2M6 19v2M18 19v2M4 15.5h16',
  'writing-desk': 'M2 8h20M4 8v12M20 8v12M4 12h16M11 10h2',
};

export type OwnIconName = keyof typeof OWN_ICONS;
