import { PeoplePage } from './PeoplePage.tsx';

/** /portofolio-kompetensi/dosen. */
export default function LecturersPage() {
  return <PeoplePage kind="dosen" />;
}
