import './info.css';
import './bonus.css';
import { groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { Accordion } from '@tokhi/ui/navigation/accordion.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { Link } from 'react-router';
import { publicCache } from '../../public-cache.ts';
import { titled } from '../../route-title.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/bonus.page.ts';
import { BonusExampleTable } from './bonus-example-table.tsx';
import { BONUS_PERCENT } from './bonus-percent.ts';
import { bonusQuestions } from './bonus-questions.ts';
import { FaqJsonLd } from './faq-json-ld.tsx';
import { between, USABLE_PERCENT } from './terms-figures.ts';
import { unbroken } from './unbroken.ts';

const LEAD =
  'Цугларсан бонус таны бүртгэлд хадгалагдаж, дараагийн худалдан авалтын үнээс хасагдана. 1 бонус 1₮-тэй тэнцэнэ.';

export const handle = titled('Бонус');

export const headers = () => publicCache;

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return pageMeta({
    origin: root.origin,
    path: '/bonus',
    title: 'Бонус',
    description: '«Тохь» дэлгүүрийн бонус: яаж цуглуулах, юунд зарцуулах, жишээ тооцоо.',
  });
};

export default function BonusPage() {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current="Бонус" />
      <div className="info">
        <div className="info__main">
          <h1 className="info__title">Худалдан авалт бүр бонустай</h1>
          <p className="info__lead">{unbroken(LEAD)}</p>
          <BonusSteps />
        </div>
        <div className="info__side info-panel">
          <div className="info-table-room">
            <BonusExampleTable />
          </div>
        </div>
        <section className="info__more bonus-questions">
          <h2 className="section__title">Түгээмэл асуулт</h2>
          <Accordion
            items={bonusQuestions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <p className="bonus-answer">{unbroken(answer)}</p>,
            }))}
          />
          <p>
            <Link className="link bonus-terms" to="/policy#bonus">
              Үйлчилгээний нөхцөл дэх бонусын хэсэг
            </Link>
          </p>
        </section>
      </div>
      <FaqJsonLd questions={bonusQuestions} />
    </>
  );
}

function BonusSteps() {
  return (
    <ol className="bonus-steps">
      <li>
        <b>{groupThousands(WELCOME_BONUS)}</b>
        <h2>Бүртгүүлэхэд</h2>
        <p>Шинэ хэрэглэгч имэйл хаягаа баталгаажуулахад орно.</p>
      </li>
      <li>
        <b>{between(BONUS_PERCENT.least, BONUS_PERCENT.most)}%</b>
        <h2>Худалдан авалтаас</h2>
        <p>Бараа бүрийн үнээс тооцно. Хэдэн бонус авахыг үнийн дэргэд бичсэн.</p>
      </li>
      <li>
        <b>{USABLE_PERCENT}%</b>
        <h2>Дараагийн удаа</h2>
        <p>Барааны үнийн талыг хүртэл бонусоор төлнө.</p>
      </li>
    </ol>
  );
}
