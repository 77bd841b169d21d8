import { expect, test } from 'vitest';
import { roundKm, straightKm } from '../../../../src/platform/map/distance.ts';

const at = (lintang: number, bujur: number) => ({ lintang, bujur });

test('one degree of latitude is 111.2 km, one of longitude as much at the equator and half at 60 degrees', () => {
  expect(straightKm(at(0, 110), at(1, 110))).toBeCloseTo(111.2, 1);
  expect(straightKm(at(0, 110), at(0, 111))).toBeCloseTo(111.2, 1);
  expect(straightKm(at(60, 110), at(60, 111))).toBeCloseTo(55.6, 1);
  expect(straightKm(at(-7, 110), at(-7, 110))).toBe(0);
});

test('a round goes on to the nearest village each time, in whatever order they are listed', () => {
  const inOrder = [at(0, 110), at(0, 111), at(0, 112), at(0, 113)];
  const [first, second, third, fourth] = inOrder;
  expect(first && second && third && fourth && roundKm([first, fourth, second, third])).toBeCloseTo(3 * 111.2, 0);
  expect(roundKm(inOrder.slice(0, 1))).toBe(0);
  expect(roundKm([])).toBe(0);
});
