import { ValidateKhs } from '../keluar/ValidateKhs.tsx';
import { outboundPage } from './page.ts';

export default function ValidateKhsPage() {
  return <ValidateKhs page={outboundPage} />;
}
