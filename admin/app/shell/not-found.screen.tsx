import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';

export const Component = () => (
  <EmptyState icon={<Icon name="search" />} title="Ийм дэлгэц алга" level={1}>
    <Link to="/">Эхлэл рүү</Link>
  </EmptyState>
);
