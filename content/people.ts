import { findPortraitUrl } from './portraits';
import { href } from './site';

export type PlatformId = 'x' | 'tiktok' | 'instagram';

export interface Person {
  id: number;
  /** The handle with its @. */
  name: string;
  /** The handle without its @, on any platform. */
  xHandle: string;
  /** A file with this portrait alone, if there is one. */
  imageUrl?: string;
  /** The portrait within the file of all portraits. */
  spriteImageUrl: string;
  /** The portrait in the file of all portraits, cropped for 40 px. */
  smallImageUrl: string;
  displayName: string;
  platform: PlatformId;
  persona: string;
  profileUrl: string;
}

const profileAddresses: Record<PlatformId, string> = {
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  instagram: 'https://www.instagram.com/',
};

type PersonRecord = Pick<Person, 'id' | 'platform' | 'xHandle' | 'displayName' | 'persona'>;

/**
 * In the order of the rating game. Every handle is longer than its platform has ever allowed, so
 * that no real account can have it. Visitors keep votes by id, so an id never moves to somebody
 * else; a new person takes the next free one, anywhere in the list.
 */
const personRecords: readonly PersonRecord[] = [
  {
    id: 1,
    platform: 'x',
    xHandle: 'DocketDollyUnboxesMail',
    displayName: 'Dolly Binder',
    persona:
      'Opens official mail live. Being told what is owed is free; being told gently is $5.00.',
  },
  {
    id: 2,
    platform: 'x',
    xHandle: 'NapInfluencerNelson_Zzz',
    displayName: 'Nelson Snoozewell',
    persona:
      'Streams the decision to nap; simps pay $2.00 to say “sleep well,” then lie awake for a reply.',
  },
  {
    id: 3,
    platform: 'x',
    xHandle: 'GaryReactsToGaryReacting',
    displayName: 'Gary Echoe',
    persona:
      'Reacts to reactions, nine deep; $8.00 buys a reaction to the $8.00, which simps have since tipped.',
  },
  {
    id: 4,
    platform: 'x',
    xHandle: 'SourdoughBarnabyBulletin',
    displayName: 'Barnaby Crumble',
    persona:
      'Reports daily on one jar. The loaf comes in 2031. “I have bought the butter,” a simp complains.',
  },
  {
    id: 5,
    platform: 'x',
    xHandle: 'HustleAtFourAMHenrietta',
    displayName: 'Henrietta Dawnsworth',
    persona:
      'Posts at four that it is four. The 3:55 tier, for those who must be first, costs more.',
  },
  {
    id: 6,
    platform: 'x',
    xHandle: 'SoftLaunchSienna_Part9of',
    displayName: 'Sienna Teaserby',
    persona:
      'Unveils a lamp in nine parts. Simps have paid through part eight, and are fairly sure it is a lamp.',
  },
  {
    id: 7,
    platform: 'x',
    xHandle: 'TinyVanEnormousViewLou',
    displayName: 'Lou Rollaway',
    persona: 'Films the view from a very small van. Which side? Simps have tipped to be told.',
  },
  {
    id: 8,
    platform: 'x',
    xHandle: 'AuntieMabelReadsCharts',
    displayName: 'Mabel Candlewick',
    persona:
      'Stitches market forecasts, all hats. Result for subscribers who moved into hats: up 4 percent.',
  },
  {
    id: 9,
    platform: 'x',
    xHandle: 'ApologyVideoAaron_Take7',
    displayName: 'Aaron Regretz',
    persona:
      'Apologizes by name to each chair bumped into on camera; simps have tipped on behalf of the chair.',
  },
  {
    id: 10,
    platform: 'x',
    xHandle: 'PlantDadPatricioRepots',
    displayName: 'Patricio Ferngrove',
    persona:
      'Introduces 61 plants by legal name; each has a sponsor, and the sponsors are not on speaking terms.',
  },
  {
    id: 11,
    platform: 'x',
    xHandle: 'SpreadsheetSerenaPivots',
    displayName: 'Serena Cellini-Rowe',
    persona:
      'Gasps at pivot tables. Simps pay to send a budget in. Is the row called Serena hidden? It is.',
  },
  {
    id: 12,
    platform: 'x',
    xHandle: 'CouponCodeCorey_TenOff',
    displayName: 'Corey Tenoff',
    persona:
      'Reads coupons at bedtime. Result so far: listeners have tipped more than the coupons take off.',
  },
  {
    id: 13,
    platform: 'x',
    xHandle: 'ThriftHaulThaddeus_1of1',
    displayName: 'Thaddeus Bobbin',
    persona:
      'Shows one cardigan from a new angle weekly. A collector of 38 angles asks about the sleeves.',
  },
  {
    id: 14,
    platform: 'x',
    xHandle: 'QuietQuitQuentinLoudly',
    displayName: 'Quentin Loudermute',
    persona:
      'Quits in silence everywhere; simps buy the farewell mug each time, and are two short of a set.',
  },
  {
    id: 15,
    platform: 'x',
    xHandle: 'SoloVloggerBroSaysWeGuys',
    displayName: 'Devi Plural',
    persona:
      'Says “we” and “you guys.” Who sits in the second chair? Nobody; four simps pay rent on it.',
  },
  {
    id: 16,
    platform: 'x',
    xHandle: 'BoxReviewerImaniNoItem',
    displayName: 'Imani Cardboard-Void',
    persona:
      'Reviews packaging only; simps mail in gifts, and are thrilled to hear about the corners.',
  },
  {
    id: 17,
    platform: 'tiktok',
    xHandle: 'transition_tutorial_tamika_pt_41',
    displayName: 'Tamika Wipeley',
    persona:
      'Is 41 parts into a tutorial on one wave; simps have prepaid to 90, in case it is at somebody.',
  },
  {
    id: 18,
    platform: 'instagram',
    xHandle: 'golden.hour.gwendolyn.is.running.late',
    displayName: 'Gwendolyn Duskin',
    persona:
      'Misses golden hour by seven minutes. The account of it is for sale; more orange is extra.',
  },
  {
    id: 19,
    platform: 'instagram',
    xHandle: 'flatlay_federico_moved_your_coffee_again',
    displayName: 'Federico Tablescape',
    persona:
      'Rearranges strangers’ breakfasts. Simps order toast at the next table, and tip to be disturbed.',
  },
];

/** Everyone is invented. */
export const people: readonly Person[] = personRecords.map((record) => {
  const { id, platform, xHandle } = record;
  return {
    ...record,
    name: `@${xHandle}`,
    imageUrl: findPortraitUrl(String(id)),
    spriteImageUrl: href(`/portraits/docket.svg#full-${id}`),
    smallImageUrl: href(`/portraits/docket.svg#small-${id}`),
    profileUrl: profileAddresses[platform] + xHandle,
  };
});
