import { groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { USABLE_PERCENT } from './terms-figures.ts';

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** What customers ask about points; the page and the search engines get the same text. */
export const bonusQuestions: readonly Question[] = [
  {
    id: 'when',
    question: 'Худалдан авалтын бонус хэзээ орох вэ?',
    answer: 'Захиалгын төлбөр баталгаажмагц орно. Бараа ирэхийг хүлээх шаардлагагүй.',
  },
  {
    id: 'welcome',
    question: `Эхний ${groupThousands(WELCOME_BONUS)} бонусыг яаж авах вэ?`,
    answer:
      'Бүртгүүлээд имэйл хаягаа баталгаажуулахад орно. Google эсвэл Facebook-ээр бүртгүүлсэн бол шууд орно. Нэг хэрэглэгчид нэг удаа олгоно.',
  },
  {
    id: 'limit',
    question: 'Бонусоор хэдийг төлж болох вэ?',
    answer: `Хямдрал, купон хассан барааны үнийн ${USABLE_PERCENT}% хүртэл. 1 бонус 1₮-тэй тэнцэнэ. Хүргэлт, үйлчилгээний хураамж энэ хязгаарт орохгүй.`,
  },
  {
    id: 'both',
    question: 'Бонусоор төлбөл шинэ бонус багасах уу?',
    answer: 'Үгүй. Шинэ бонусыг барааны хямдралын дараах үнээс тооцдог тул яаж төлснөөс хамаарахгүй.',
  },
  {
    id: 'cancelled',
    question: 'Захиалга цуцлагдвал бонус яах вэ?',
    answer:
      'Зарцуулсан бонус тань эргэж орно. Тухайн захиалгаас авсан бонус хасагдана. Түүнийг аль хэдийн зарцуулсан бол буцаах мөнгөнөөс суутгана.',
  },
];
