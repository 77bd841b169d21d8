import { Navigate, useLocation, useParams } from 'react-router-dom';

/** /magang/log-kegiatan/:type leads on to the form (docs/domain/20 §3). */
export default function LogRedirect() {
  const { type = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/magang/log-kegiatan/form/${encodeURIComponent(type)}${search}`} replace />;
}
