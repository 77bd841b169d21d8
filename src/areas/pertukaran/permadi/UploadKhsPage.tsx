import { UploadKhs } from '../keluar/UploadKhs.tsx';
import { permadiPage } from './page.ts';

export default function UploadKhsPage() {
  return <UploadKhs page={permadiPage} />;
}
