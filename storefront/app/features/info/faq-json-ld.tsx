import { JsonLd } from '../seo/public.ts';
import type { Question } from './bonus-questions.ts';

/** The questions for search engines. */
export function FaqJsonLd({ questions }: { questions: readonly Question[] }) {
  return <JsonLd facts={faqJsonLd(questions)} />;
}

export const faqJsonLd = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
