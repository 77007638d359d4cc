import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';

/** What happens to money that does not match. */
export const Mismatches = () => (
  <Panel title="Тэнцэхгүй бол" flush>
    <ul className="transfers__mismatches">
      <li>
        <Icon name="arrow-left" />
        <span>
          <b>Дутуу</b> бол захиалга төлөгдөхгүй<small>Үлдсэн хэсэг нь ирэхэд нийлээд төлөгдөнө</small>
        </span>
      </li>
      <li>
        <Icon name="plus" />
        <span>
          <b>Илүү</b> бол төлөгдөж, зөрүү буцаалт болно<small>Санхүү батална</small>
        </span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          <b>Хоцорсон</b> бол хуучин захиалга сэргэхгүй<small>Мөнгө буцаалт болно</small>
        </span>
      </li>
      <li>
        <Icon name="copy" />
        <span>
          <b>Давхар</b> бол хоёр дахь нь буцаалт<small>Эхний төлбөр хэвээр</small>
        </span>
      </li>
    </ul>
  </Panel>
);
