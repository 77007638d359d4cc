import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { exportAddress } from './export-address.ts';

/** Our own products as a file to change and send back. */
export const TemplateLinks = () => (
  <Panel title="Загвар файл">
    <div className="import-upload">
      <p className="soft">Бүх барааг кодтой нь татаж аваад, үнийг нь засаж буцааж оруулна.</p>
      <div className="import-upload__files">
        <a className="import-upload__file" href={exportAddress('xlsx', {})} download>
          <Icon name="download" /> XLSX
        </a>
        <a className="import-upload__file" href={exportAddress('csv', {})} download>
          <Icon name="download" /> CSV
        </a>
      </div>
    </div>
  </Panel>
);
