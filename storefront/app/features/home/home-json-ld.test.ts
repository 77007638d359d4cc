import { expect, test } from 'vitest';
import { homeJsonLd } from './home-json-ld.tsx';

const facts = {
  name: 'Тохь',
  tagline: 'Монгол гэрт тохирсон тавилга',
  phone: '7700-2020',
  email: 'tuslamj@tokhi.example',
  jobsEmail: 'ajil@tokhi.example',
  place: 'Улаанбаатар',
  address: 'Сүхбаатар дүүрэг, 1-р хороо',
  hours: [],
  supportHours: [],
  partner: null,
  popularSearches: [],
  isDemo: false,
  socialLinks: [{ name: 'Фэйсбүүк', url: 'https://social.example/tokhi' }],
};

test('search engines learn who the shop is and how to search in it', () => {
  expect(homeJsonLd({ origin: 'https://tokhi.example', facts })).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Тохь', telephone: '7700-2020', sameAs: ['https://social.example/tokhi'] },
      {
        '@type': 'WebSite',
        publisher: { '@id': 'https://tokhi.example/#shop' },
        potentialAction: { target: { urlTemplate: 'https://tokhi.example/search?p={search_term_string}' } },
      },
    ],
  });
});
