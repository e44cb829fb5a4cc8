'use client';

import type { ComponentType } from 'react';
import type { ChartData } from '@/content/charts';
import type { ChartProps } from './chart';

type Load = () => Promise<{ default: ComponentType<ChartProps> }>;

const line: Load = async () => ({ default: (await import('./LineChart.client')).LineChart });

/** Where the code of each kind of chart is: a file of its own, fetched when it is called for. */
export const chartKinds: Readonly<Record<ChartData['kind'], Load>> = {
  line,
  area: line,
  'stacked-area': line,
  bar: async () => ({ default: (await import('./BarChart.client')).BarChart }),
  combined: async () => ({ default: (await import('./CombinedChart.client')).CombinedChart }),
  pie: async () => ({ default: (await import('./PieChart.client')).PieChart }),
  radar: async () => ({ default: (await import('./RadarChart.client')).RadarChart }),
};
