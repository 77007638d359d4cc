import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';

const address = (format: 'csv' | 'xlsx') =>
  `${adminRawEndpoints.exportProducts.path}?${new URLSearchParams({ format, filter: '{}' })}`;

/** Our own products as the file that can be changed and sent back. */
export const TemplateLinks = () => (
  <Panel title="Загвар файл">
    <div className="import-upload">
      <p className="soft">Бүх барааг кодтой нь татаж аваад, үнийг нь засаж буцааж оруулна.</p>
      <div className="import-upload__files">
        <a className="import-upload__file" href={address('xlsx')} download>
          <Icon name="download" /> XLSX
        </a>
        <a className="import-upload__file" href={address('csv')} download>
          <Icon name="download" /> CSV
        </a>
      </div>
    </div>
  </Panel>
);
