import { UploadKhs } from '../keluar/UploadKhs.tsx';
import { outboundPage } from './page.ts';

export default function UploadKhsPage() {
  return <UploadKhs page={outboundPage} />;
}
