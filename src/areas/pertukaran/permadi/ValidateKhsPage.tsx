import { ValidateKhs } from '../keluar/ValidateKhs.tsx';
import { permadiPage } from './page.ts';

export default function ValidateKhsPage() {
  return <ValidateKhs page={permadiPage} />;
}
