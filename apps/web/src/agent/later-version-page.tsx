/** Stands where the screens of travel deals will be: says honestly that they are not there yet. */
import { LayoutDashboard } from 'lucide-react';
import { LostPage } from '../components/lost-page.tsx';
import { usePage } from '../lib/use-page.ts';

export function LaterVersionPage({ kind }: { readonly kind: 'Travel deals' }) {
  const title = `${kind} are not part of this version yet`;
  usePage(title);
  return (
    <LostPage
      framed
      title={title}
      text="They come with a later version. Itineraries and flight quotes work today: paste one, check it, send the link."
      action={{ label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard }}
    />
  );
}
