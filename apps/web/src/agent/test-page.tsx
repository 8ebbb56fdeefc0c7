/** `/test`: shows that the application runs, and where and when; needs no session (N-6). */
import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePage } from '../lib/use-page.ts';

export function TestPage() {
  usePage('Test page');
  const [now] = useState(() => new Date());
  return (
    <main className="wrap page" id="main">
      <div className="page__head">
        <h1>TEST PAGE IS WORKING</h1>
      </div>
      <p>Current URL: {globalThis.location.href}</p>
      <p>
        Time: <time dateTime={now.toISOString()}>{now.toLocaleString('en-US')}</time>
      </p>
      <p className="mt5">
        <Link className="btn btn--primary" to="/dashboard">
          <LayoutDashboard className="icon" aria-hidden="true" />
          Go to Dashboard
        </Link>
      </p>
    </main>
  );
}
