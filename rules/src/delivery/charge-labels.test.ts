import { expect, test } from 'vitest';
import { termLabels } from '../order/term-explanation.ts';
import { BEIJING_FEE_LABEL, SIZE_FEE_LABEL } from './charge-labels.ts';
import { examples } from './examples.ts';

test('the way from Beijing and the addition for size and weight have the names that every summary shows', () => {
  expect([BEIJING_FEE_LABEL, SIZE_FEE_LABEL]).toEqual(['Бээжингээс тээвэрлэх', 'Овор, жингийн нэмэлт']);
  expect(termLabels.chinaDelivery).toBe(BEIJING_FEE_LABEL);
});

test('the example names both', () => {
  expect(examples['charge-labels']()).toContain('«Бээжингээс тээвэрлэх»');
});
