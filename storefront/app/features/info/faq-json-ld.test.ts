import { expect, test } from 'vitest';
import { bonusQuestions } from './bonus-questions.ts';
import { faqJsonLd } from './faq-json-ld.tsx';

test('search engines read the five questions of the bonus page with their answers', () => {
  const [first] = bonusQuestions;
  const page = faqJsonLd(bonusQuestions);
  expect(page).toMatchObject({ '@type': 'FAQPage' });
  expect(page).toHaveProperty('mainEntity.length', 5);
  expect(page).toHaveProperty('mainEntity.0.name', first?.question);
  expect(page).toHaveProperty('mainEntity.0.acceptedAnswer.text', first?.answer);
});
