import { Navigate } from 'react-router-dom';
import { useFeatures } from '../../lib/site/use-features.js';
import { useAdmin } from '../lib/use-admin.js';
import { firstSection } from './menu.js';

/** Leads on from the address of the back office itself. */
export function FirstSection() {
  return <Navigate to={firstSection(useAdmin().role, useFeatures())} replace />;
}
