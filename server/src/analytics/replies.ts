import type { Evidence, Insight, Need, Pattern } from "@remanso/core/analytics/contract.ts";
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

export function insightReply(statement: Statement, kept: KeptInsight, language: Language): Insight {
  const { finding, insightType, severity } = statement;
  return {
    id: kept.id,
    title: findingTitle(finding, language),
    description: findingDescription(finding, language),
    insightType,
    severity,
    confidence: finding.confidence,
    createdAt: kept.createdAt.toISOString(),
    actionable: true,
    acknowledged: kept.acknowledgedAt !== null,
    evidence: evidenceReply(finding, language),
  };
}

export function needReply(need: NeedCount, language: Language): Need {
  return { ...need, text: needWords(need, language) };
}

function evidenceReply(finding: Finding, language: Language): Evidence {
  const { p: _p, confidence: _confidence, ...evidence } = finding;
  return { ...evidence, also: [...evidence.also], methodText: methodWords(finding.method, language) };
}
