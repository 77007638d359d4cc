import { Badge } from '@tokhi/ui/show/badge.tsx';
import { Countdown } from '@tokhi/ui/show/countdown.tsx';
import { ProgressBar } from '@tokhi/ui/show/progress-bar.tsx';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import { Bonus } from '../../money/bonus.tsx';
import { Price } from '../../money/price.tsx';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

interface WorkshopGoodsProps {
  serverNow: string;
  until: string;
}

export function WorkshopGoods({ serverNow, until }: WorkshopGoodsProps) {
  return (
    <WorkshopSection title="Үнэ, тэмдэг">
      <WorkshopRow label="Үнэ">
        <Price price={{ kind: 'plain', nowTug: 249_900, wasTug: null, cutPercent: 0 }} />
        <Price price={{ kind: 'cut', nowTug: 1_849_900, wasTug: 2_149_900, cutPercent: 14 }} />
        <Price price={{ kind: 'family', nowTug: 1_499_900, wasTug: 1_649_900, cutPercent: 9 }} />
      </WorkshopRow>
      <WorkshopRow label="Тэмдэг, бонус, үнэлгээ">
        <Badge kind="cut" text="−14%" />
        <Badge kind="family" text="Гэр бүл" />
        <Badge kind="plain" text="Шинэ" />
        <Badge kind="last" text="Сүүлчийнх" />
        <Bonus points={55_497} />
        <Bonus points={55_497} chip />
        <Stars rating={4.6} />
        <Stars rating={null} />
      </WorkshopRow>
      <WorkshopRow label="Тоолуур">
        <div className="workshop__dark">
          <Countdown until={until} serverNow={serverNow} />
        </div>
        <Countdown until={until} serverNow={serverNow} />
      </WorkshopRow>
      <div className="workshop__columns">
        <ProgressBar label="Захиалгын явц" value={3} max={7} />
        <ProgressBar label="Бонус" value={60} max={100} tone="gold" />
      </div>
    </WorkshopSection>
  );
}
