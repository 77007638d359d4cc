import './figures-strip.css';
import type { ReactNode } from 'react';
import { percentText } from '../price/public.ts';
import type { Figures } from './prices-query.ts';

/** The figures of a change. */
export const FiguresStrip = ({ figures }: { figures: Figures }) => (
  <section className="panel set-figures" aria-label="Тойм">
    <Figure title="Өөрчлөгдөнө" value={figures.rows}>
      бараа
    </Figure>
    <Figure title="Өснө" value={figures.up}>
      {figures.average_up !== null && `дундаж ${percentText(figures.average_up)}`}
    </Figure>
    <Figure title="Буурна" value={figures.down} tone="up">
      {figures.average_down !== null && `дундаж ${percentText(figures.average_down)}`}
    </Figure>
    <Figure title="Хоёр дахь хүн" value={figures.second_person} tone={figures.second_person > 0 ? 'warn' : undefined}>
      хязгаараас их
    </Figure>
    <Figure title="Анхааруулга" value={figures.warned} tone={figures.warned > 0 ? 'warn' : undefined}>
      ашиг бага {figures.thin_margins.toLocaleString('en')}, огцом {figures.jumps.toLocaleString('en')}
    </Figure>
  </section>
);

interface FigureProps {
  title: string;
  value: number;
  tone?: 'up' | 'warn' | undefined;
  children: ReactNode;
}

const Figure = ({ title, value, tone, children }: FigureProps) => (
  <div className="set-figures__i">
    <small>{title}</small>
    <b className={tone === undefined ? undefined : `set-figures__${tone}`}>{value.toLocaleString('en')}</b>
    <span>{children}</span>
  </div>
);
