import { PeoplePage } from './PeoplePage.tsx';

/** /portofolio-kompetensi/mahasiswa. */
export default function StudentsPage() {
  return <PeoplePage kind="mahasiswa" />;
}
