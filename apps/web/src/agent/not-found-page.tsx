/** Any path that leads nowhere (N-7). */
import { House } from 'lucide-react';
import { LostPage } from '../components/lost-page.tsx';
import { usePage } from '../lib/use-page.ts';

export function NotFoundPage() {
  usePage('Page Not Found');
  return (
    <LostPage
      stamp="404"
      title="Page Not Found"
      text="This road ends here. The link may be mistyped, or the page was taken down by the agent who made it."
      action={{ label: 'Go to the start', to: '/', icon: House }}
    />
  );
}
