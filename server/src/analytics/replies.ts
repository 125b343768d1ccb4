import type { Evidence, Insight, InsightAction, Need, Pattern } from "@remanso/core/analytics/contract.ts";
import type { Finding, NeedCount } from "@remanso/core/analytics/finding.ts";
import {
  findingDescription,
  findingTitle,
  methodWords,
  needWords,
  patternCategory,
  patternLabel,
} from "@remanso/core/analytics/insight-words.ts";
import type { Statement } from "@remanso/core/analytics/insights-of.ts";
import {
  findingAction,
  milestoneTexts,
  suggestionAction,
  suggestionTexts,
} from "@remanso/core/analytics/plain-words.ts";
import type { Language } from "@remanso/core/language.ts";
import type { KeptInsight } from "./store.ts";

export function patternReply(finding: Finding, language: Language): Pattern {
  return {
    category: patternCategory(finding),
    label: patternLabel(finding, language),
    title: findingTitle(finding, language),
    description: findingDescription(finding, language),
    trend: finding.direction === "more" ? "increasing" : "decreasing",
    confidence: finding.confidence,
    evidence: evidenceReply(finding, language),
  };
}

interface Telling {
  readonly language: Language;
  /** Nothing is offered while the person rests. */
  readonly rests: boolean;
}

export function insightReply(statement: Statement, kept: KeptInsight, { language, rests }: Telling): Insight {
  const { insightType, severity } = statement;
  const common = {
    id: kept.id,
    insightType,
    severity,
    createdAt: kept.createdAt.toISOString(),
    acknowledged: kept.acknowledgedAt !== null,
    ...offering(null),
    evidence: null,
  };
  if (statement.insightType === "milestone") {
    const { type, achievedAt, acknowledgedAt } = statement.milestone;
    return {
      ...common,
      ...milestoneTexts(type, language),
      confidence: 1,
      createdAt: achievedAt.toISOString(),
      // seen here or among the milestones: it is one fact
      acknowledged: common.acknowledged || acknowledgedAt !== null,
    };
  }
  if (statement.insightType === "recommendation") {
    const { suggestion } = statement;
    return {
      ...common,
      ...suggestionTexts(suggestion, language),
      confidence: suggestion.because.confidence,
      ...offering(suggestionAction(suggestion, language)),
    };
  }
  const { finding } = statement;
  return {
    ...common,
    title: findingTitle(finding, language),
    description: findingDescription(finding, language),
    confidence: finding.confidence,
    ...offering(rests ? null : findingAction(finding, language)),
    evidence: evidenceReply(finding, language),
  };
}

function offering(action: InsightAction | null): Pick<Insight, "actionable" | "action"> {
  return { actionable: action !== null, action };
}

export function needReply(need: NeedCount, language: Language): Need {
  return { ...need, text: needWords(need, language) };
}

function evidenceReply(finding: Finding, language: Language): Evidence {
  const { p: _p, confidence: _confidence, ...evidence } = finding;
  return { ...evidence, also: [...evidence.also], methodText: methodWords(finding.method, language) };
}
