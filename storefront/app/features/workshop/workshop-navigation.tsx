import { Accordion } from '@tokhi/ui/navigation/accordion.tsx';
import { Carousel } from '@tokhi/ui/navigation/carousel.tsx';
import { Chip, ClearChip } from '@tokhi/ui/navigation/chip.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { Pager } from '@tokhi/ui/navigation/pager.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { Tile } from '@tokhi/ui/navigation/tile.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

const HERE = '/__ui';
const PICTURE = { src: '/favicon.svg', width: 124, height: 124, webp: '', avif: null, placeholder: null };

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: samples that never change places
    <div key={index} className="workshop__slide">
      {index + 1}
    </div>
  ));

export function WorkshopNavigation() {
  return (
    <WorkshopSection title="Шилжилт">
      <Crumbs
        places={[
          { name: 'Нүүр', to: '/home' },
          { name: 'Буйдан, кресло', to: HERE },
        ]}
        current="3 хүний буйдан"
      />
      <SectionHead title="Юу хэрэгтэй вэ?" to={HERE} />
      <Tabs
        label="Санал"
        tabs={[
          { id: 'for-you', title: 'Танд санал болгох', content: <p>Танд санал болгох бараа.</p> },
          { id: 'new', title: 'Шинэ', content: <p>Шинэ бараа.</p> },
          { id: 'family', title: 'Гэр бүлийн үнэ', content: <p>Гэр бүлийн үнэтэй бараа.</p> },
        ]}
      />
      <div className="workshop__tiles">
        <Tile to={HERE} title="Эрэлттэй" note="Хамгийн их зарагдсан" picture={PICTURE} />
        <Tile to={HERE} title="Хямдралтай" note="−40% хүртэл" picture={PICTURE} cut />
        <Tile to={HERE} title="Бэлэн бараа" note="24–48 цагт хүргэнэ" icon={<Icon name="truck" />} />
        <Tile to={HERE} title="Буйдан" icon={<Icon name="sofa" />} />
      </div>
      <WorkshopRow label="Сонгосон шүүлтүүр">
        <div className="chips">
          <Chip text="KHANGAI" to={HERE} />
          <Chip text="Ногоон" to={HERE} colour="seagreen" />
          <Chip text="800,000₮ – 3,500,000₮" to={HERE} />
          <ClearChip to={HERE} />
        </div>
      </WorkshopRow>
      <WorkshopRow label="Эргэдэг зураг (5 секунд)">
        <Carousel label="Онцлох" slides={slides(4)} every={5000} className="workshop__wide" />
      </WorkshopRow>
      <WorkshopRow label="Эгнээ">
        <Carousel label="Сүүлд үзсэн" slides={slides(10)} controls="sides" className="workshop__wide workshop__few" />
      </WorkshopRow>
      <Accordion
        openFirst
        items={[
          { id: 'delivery', title: 'Хүргэлт хэр удах вэ?', content: <p>Бэлэн барааг 24–48 цагт хүргэнэ.</p> },
          { id: 'return', title: 'Буцааж болох уу?', content: <p>Дэлгэрэнгүйг үйлчилгээний нөхцөлөөс үзнэ үү.</p> },
        ]}
      />
      <Pager page={1} pages={7} address={(page) => `${HERE}?page=${page}`} summary="194 барааны 1–30" />
      <Pager page={5} pages={7} address={(page) => `${HERE}?page=${page}`} summary="194 барааны 121–150" />
    </WorkshopSection>
  );
}
