'use client';

import { createContext } from 'react';

/** Where a tooltip goes that has no room beside the pointer: above the chart, clear of the finger. */
export const TooltipHost = createContext<HTMLElement | null>(null);
