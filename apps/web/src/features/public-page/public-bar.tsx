/** The bar of public pages: the agency's logo and what the reader can do with the page. */
import type { Branding } from '@waypage/contract';
import type { ReactNode } from 'react';
import { BrandLogo } from './brand-logo.tsx';

export function PublicBar({ branding, children }: { branding: Branding; children?: ReactNode }) {
  return (
    <div className="pubbar">
      <BrandLogo branding={branding} />
      {children && <div className="row">{children}</div>}
    </div>
  );
}
