import { expect, test } from 'vitest';
import { colourFamilies } from './colour-families.ts';
import { readColourName } from './colour-names.ts';

/** The colours of each family, given names and swatches, numbered from 1. */
function familiesOf(...colours: [name: string, swatch: string][]): Record<string, number[]> {
  const read = colours.map(([name, swatch], at) => ({ ...readColourName({ id: at + 1, name, swatch }), name }));
  return Object.fromEntries(colourFamilies(read).map(({ name, ids }) => [name, ids]));
}

test('shades of a hue are one family, by the last word of their names', () => {
  expect(familiesOf(['хар ногоон', '#3f5a4a'], ['саарал ногоон', '#9aa78f'], ['саарал', '#8f9091'])).toEqual({
    ногоон: [1, 2],
    саарал: [3],
  });
});

test('light and dark blue are one family', () => {
  expect(familiesOf(['цайвар цэнхэр', '#a9bccb'], ['хар хөх', '#2f3d55'])).toEqual({ 'цэнхэр, хөх': [1, 2] });
});

test('a colour of two hues is found under both', () => {
  expect(familiesOf(['цэнхэр ба саарал', '#5f7891'])).toEqual({ 'цэнхэр, хөх': [1], саарал: [1] });
});

test('a wood is of the family that it looks like, and one beside a colour of that colour', () => {
  expect(familiesOf(['царс', '#b9986f'], ['хушга', '#6e5040'], ['царс, хар ногоон', '#3f5a4a'])).toEqual({
    шаргал: [1],
    хүрэн: [2],
    ногоон: [3],
  });
});

test('a colour that says and looks like nothing known is its own family', () => {
  expect(familiesOf(['солонго', 'rainbow'])).toEqual({ солонго: [1] });
});
